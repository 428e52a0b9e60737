import type { ReactNode } from 'react'
import * as css from './Skeleton.css.ts'

export interface SkeletonProps {
  /** The shape of what is coming, so that nothing jumps when it arrives. */
  shape?: 'cards' | 'table' | 'form' | 'text'
  /** How many cards, rows, fields or lines. */
  count?: number
}

const parts: Record<NonNullable<SkeletonProps['shape']>, { frame: string; count: number; piece(index: number): ReactNode }> = {
  cards: { frame: css.cards, count: 4, piece: (index) => <Card key={index} /> },
  table: { frame: css.table, count: 5, piece: (index) => <Row key={index} /> },
  form: { frame: css.form, count: 3, piece: (index) => <Field key={index} /> },
  text: {
    frame: css.lines,
    count: 3,
    piece: (index) => <span key={index} className={css.bar({ height: 'text', width: index % 3 === 2 ? 'middle' : 'long' })} />,
  },
}

/**
 * The outline of what is coming; hidden from readers of the screen, for whom the frame around says that it loads.
 * @example <Skeleton shape="table" count={8} />
 */
export function Skeleton({ shape = 'text', count }: SkeletonProps) {
  const { frame, count: usual, piece } = parts[shape]
  return (
    <div data-ui="Skeleton" aria-hidden className={frame}>
      {Array.from({ length: count ?? usual }, (_, index) => piece(index))}
    </div>
  )
}

function Card() {
  return (
    <div className={css.card}>
      <span className={css.bar({ height: 'small', width: 'short' })} />
      <span className={css.bar({ height: 'figure', width: 'tiny' })} />
      <span className={css.bar({ height: 'small', width: 'middle' })} />
    </div>
  )
}

function Row() {
  return (
    <div className={css.row}>
      <span className={css.bar({ height: 'text', width: 'middle' })} />
      <span className={css.bar({ height: 'text', width: 'middle' })} />
      <span className={css.bar({ height: 'text', width: 'short' })} />
    </div>
  )
}

function Field() {
  return (
    <div className={css.field}>
      <span className={css.bar({ height: 'small', width: 'tiny' })} />
      <span className={css.bar({ height: 'control', width: 'full' })} />
    </div>
  )
}
