/** Words about tables that end: deleted by their host, or unused for too long. */
import { defineMessages } from '@oubliette/words';

export const KEEPING = defineMessages({
  en: {
    delete: 'Delete this table',
    deleteQuestion: 'Delete “{title}” for everybody?',
    deleteText:
      'The table and all that was played at it are gone for good, for everyone who has a link to it. Those who are there now are told so.',
    deleteCampaign: 'The quests of this campaign go with it.',
    saveFirst: 'Save the match file first',
    saved: 'The match file is saved.',
    noFileYet:
      'While a match goes on its file is for the game master alone: it would tell what is still hidden.',
    deleted: 'The table has been deleted.',
    notDeleted: 'The table could not be deleted: {why}',
    notHost: 'only its host can do that.',
    ends: 'Will be deleted on {date} unless somebody plays on',
    endsAtTable:
      'If nobody plays on, this table will be deleted on {date}. Its match file can be saved from the list of your tables.',
    saveFile: 'Save the match file',
    refusedNotSaved:
      'Not saved: the table cannot be written to disk just now. Nothing was done and nothing is lost. Try again later, and tell whoever runs the server.',
    refusedTableFull: 'This table has as many rows as a table may have. Nothing more can be done at it.',
    removedTitle: 'This table is no more',
    removed: 'Its host has deleted it, or nobody had played on for too long.',
  },
  fr: {
    delete: 'Supprimer cette table',
    deleteQuestion: 'Supprimer « {title} » pour tout le monde ?',
    deleteText:
      'La table et tout ce qui y a été joué disparaissent définitivement, pour tous ceux qui en ont un lien. Les personnes présentes en sont averties.',
    deleteCampaign: 'Les quêtes de cette campagne disparaissent avec elle.',
    saveFirst: 'Enregistrer d’abord le fichier de partie',
    saved: 'Le fichier de partie est enregistré.',
    noFileYet:
      'Tant que la partie dure, son fichier est réservé au maître du jeu : il dirait ce qui est encore caché.',
    deleted: 'La table est supprimée.',
    notDeleted: 'La table n’a pas pu être supprimée : {why}',
    notHost: 'seul son hôte le peut.',
    ends: 'Sera supprimée le {date} si personne ne continue',
    endsAtTable:
      'Si personne ne continue, cette table sera supprimée le {date}. Son fichier de partie s’enregistre depuis la liste de vos tables.',
    saveFile: 'Enregistrer le fichier de partie',
    refusedNotSaved:
      'Pas enregistré : la table ne peut pas être écrite sur le disque pour l’instant. Rien n’a été fait, rien n’est perdu. Réessayez plus tard, et prévenez la personne qui tient le serveur.',
    refusedTableFull:
      'Cette table a autant de lignes qu’une table peut en avoir. Plus rien ne peut y être fait.',
    removedTitle: 'Cette table n’existe plus',
    removed: 'Son hôte l’a supprimée, ou personne n’y avait joué depuis trop longtemps.',
  },
});
