/** Words of every screen. */
import { defineMessages } from '@oubliette/words';

export const UI = defineMessages({
  en: {
    close: 'Close',
    back: 'Back',
    cancel: 'Cancel',
    settings: 'Settings',
    loading: 'Lighting the lamps…',
    toLobby: 'To the lobby',
    updateReady: 'A new version is ready. Your tables are kept.',
    update: 'Use it now',
    offline: 'No network. Tables kept in this browser go on without it.',
    brokeTitle: 'Something fell off the table',
    brokeText:
      'That is our mistake, not yours. Whatever was played is kept. Take the screen up again, or go back to the lobby.',
    brokeAgain: 'Try again',
    muted: 'Nothing to hear: the sound or the voice is off in the settings.',
    voiceless: 'This device has no voice to read with.',
  },
  fr: {
    close: 'Fermer',
    back: 'Retour',
    cancel: 'Annuler',
    settings: 'Réglages',
    loading: 'On allume les lampes…',
    toLobby: 'Vers l’accueil',
    updateReady: 'Une nouvelle version est prête. Vos tables sont conservées.',
    update: 'L’utiliser maintenant',
    offline: 'Pas de réseau. Les tables gardées dans ce navigateur continuent sans lui.',
    brokeTitle: 'Quelque chose est tombé de la table',
    brokeText:
      'C’est notre erreur, pas la vôtre. Tout ce qui a été joué est conservé. Reprenez l’écran ou retournez à l’accueil.',
    brokeAgain: 'Réessayer',
    muted: 'Rien ne s’entend : le son ou la voix sont coupés dans les réglages.',
    voiceless: 'Cet appareil n’a pas de voix pour lire.',
  },
});
