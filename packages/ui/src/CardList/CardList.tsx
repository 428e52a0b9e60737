import { LinkCard, type LinkCardProps } from '../LinkCard/LinkCard.tsx'
import { cards as list } from './CardList.css.ts'

export interface CardListProps {
  /** The name of the list. */
  label: string
  /** What the cards show, in order. */
  cards: readonly LinkCardProps[]
}

/**
 * Link cards in as many columns as fit, as a list that a reader of the screen can count.
 * @example <CardList label="Setup pages" cards={pages} />
 */
export function CardList({ label, cards }: CardListProps) {
  return (
    <ul role="list" data-ui="CardList" aria-label={label} className={list}>
      {cards.map((card) => (
        <li key={card.href}>
          <LinkCard {...card} />
        </li>
      ))}
    </ul>
  )
}
