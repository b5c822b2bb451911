/** What goes along, what stays at home, and gifts between heroes (CLS-EQP-08, CLS-EQP-13, NXT-DOD-09). */
import type { ReactNode } from 'react';
import { gearCard, thingCard, thingsWith } from '@oubliette/nextlevel';
import type { GearId, NextCampaignView, NextScoreSheet } from '@oubliette/nextlevel';
import { commonGifts, Giving } from '../../town/Giving.tsx';
import type { Gift } from '../../town/Giving.tsx';
import type { Town } from '../../town/town.ts';
import type { StationProps } from '../../town/townKit.ts';
import { CAMPAIGN } from '../../town/words.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useWords } from '../../words/useWords.ts';
import { thingIcon } from './pictures.ts';
import { cardName, ownOffers } from './shopModel.ts';
import { NEXT_TOWN } from './words.ts';
import './ShopPage.css';

export function BaggagePage({ town, sheet }: StationProps<NextCampaignView>) {
  const words = useWords(CAMPAIGN);
  if (sheet === null) return <p>{words('nobodyShops')}</p>;
  return (
    <div className="town-leaves">
      <Baggage town={town} sheet={sheet} />
      <Giving key={sheet.kind} town={town} sheet={sheet} gifts={giftsOf(sheet, town.language)} />
    </div>
  );
}

function giftsOf(sheet: NextScoreSheet, language: Town['language']): readonly Gift[] {
  const { kind: hero } = sheet;
  return [
    ...commonGifts(sheet, language),
    ...[...new Set(thingsWith(sheet.next))].map((thing): Gift => ({
      key: thing,
      title: cardName(thing, language),
      icon: thingIcon(thing),
      give: (to) => ({ type: 'giveThing', hero, to, thing }),
    })),
  ];
}

interface Props {
  readonly town: Town<NextCampaignView>;
  readonly sheet: NextScoreSheet;
}

function Baggage({ town, sheet }: Props) {
  const words = useWords(NEXT_TOWN);
  const inClassic = useWords(CAMPAIGN);
  const { gear, stowed, inHand, worn } = sheet.next;
  const arms = gear.filter((id) => gearCard(id).weapon !== undefined || gearCard(id).armour !== undefined);
  const stows = ownOffers(town.moves, 'stow', sheet.kind);
  const packs = ownOffers(town.moves, 'pack', sheet.kind);
  const use = (id: GearId) => (id === inHand ? words('inHand') : worn.includes(id) ? words('worn') : null);
  return (
    <section className="town-leaf on-parchment" aria-labelledby="baggage-with">
      <h3 id="baggage-with">{inClassic('pack')}</h3>
      <p className="growth-hint">{words('baggageHint')}</p>
      <ul className="shop-own">
        {arms.map((id, i) => {
          const offer = stows.find(({ command }) => command.gear === id);
          return (
            <Piece key={`${id}${i}`} town={town} id={id} note={use(id)}>
              {offer !== undefined && (
                <Button
                  aria-label={words('stowFor', { thing: thingCard(id).noun })}
                  onClick={() => void town.give(offer.seat, offer.command)}
                >
                  {words('stow')}
                </Button>
              )}
            </Piece>
          );
        })}
      </ul>
      {stowed.length > 0 && (
        <>
          <h4 className="gifts-pack">{words('atHome')}</h4>
          <ul className="shop-own">
            {stowed.map((id, i) => {
              const offer = packs.find(({ command }) => command.gear === id);
              return (
                <Piece key={`${id}${i}`} town={town} id={id} note={null}>
                  {offer !== undefined && (
                    <Button
                      aria-label={words('packFor', { thing: thingCard(id).noun })}
                      onClick={() => void town.give(offer.seat, offer.command)}
                    >
                      {words('pack')}
                    </Button>
                  )}
                </Piece>
              );
            })}
          </ul>
        </>
      )}
    </section>
  );
}

interface PieceProps {
  readonly town: Town<NextCampaignView>;
  readonly id: GearId;
  readonly note: string | null;
  readonly children: ReactNode;
}

function Piece({ town, id, note, children }: PieceProps) {
  return (
    <li className="shop-thing">
      <Icon name={thingIcon(id)} size={1.6} />
      <span>
        {cardName(id, town.language)}
        {note !== null && <span className="growth-note"> · {note}</span>}
      </span>
      {children}
    </li>
  );
}
