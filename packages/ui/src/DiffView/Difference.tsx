import { Minus, Plus } from 'lucide-react'
import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useNarrow } from '../theme/useNarrow.ts'
import { Hidden } from '../Hidden/Hidden.tsx'
import { Icon, type IconSource } from '../Icon/Icon.tsx'
import { formatNumber } from '../Num/format.ts'
import { useLocale } from '../theme/locale.tsx'
import { useUiTexts } from '../theme/texts.tsx'
import type { DiffChange } from './change.ts'
import { type ContextPiece, inContext } from './context.ts'
import * as css from './DiffView.css.ts'
import { Tilde } from './Tilde.ts'
import { wordDiff } from './wordDiff.ts'

interface DifferenceProps {
  change: DiffChange
  code: boolean
  unified: boolean
}

/** What there was and what there is: beside each other where there is room, otherwise in one text. */
export function Difference({ change: { kind, before, after }, code, unified }: DifferenceProps) {
  const texts = useUiTexts().diff
  const narrow = useNarrow()
  if (before !== undefined && after !== undefined)
    return <Compared before={before} after={after} code={code} unified={unified || narrow || kind === 'renamed'} />
  if (before !== undefined) {
    return (
      <div data-part="before" className={css.block({ side: 'before', code })}>
        <Sign of={Minus} />
        <del className={css.whole}>
          <Hidden>{texts.removedStart} </Hidden>
          {before}
        </del>
      </div>
    )
  }
  return after === undefined ? null : (
    <div data-part="after" className={css.block({ side: 'after', code })}>
      <Sign of={Plus} />
      <ins className={css.whole}>
        <Hidden>{texts.addedStart} </Hidden>
        {after}
      </ins>
    </div>
  )
}

type ContextPart = 'before' | 'after' | 'both'

function Compared({ before, after, code, unified }: { before: string; after: string; code: boolean; unified: boolean }) {
  const texts = useUiTexts().diff
  const [pressed, setPressed] = useState<{ part: ContextPart; at: number }>()
  const block = useRef<HTMLSpanElement>(null)
  // The button that was pressed has gone: what it showed takes its focus.
  useLayoutEffect(() => {
    if (pressed) block.current?.focus()
  }, [pressed])
  const pieces = useMemo(() => wordDiff(before, after), [before, after])
  const shown = useMemo(() => inContext(pieces), [pieces])
  const draw = (part: ContextPart, left?: ContextPiece['kind']) =>
    shown.map((piece, at) =>
      piece.kind === left ? null : piece.kind === 'skipped' && pressed ? (
        <span key={at} ref={pressed.part === part && pressed.at === at ? block : undefined} tabIndex={-1} className={css.shown}>
          {piece.text}
        </span>
      ) : (
        <Piece key={at} piece={piece} onShow={() => setPressed({ part, at })} />
      ),
    )
  if (unified) {
    return (
      <div data-part="both" className={css.block({ side: 'both', code })}>
        <Sign of={Tilde} />
        {draw('both')}
      </div>
    )
  }
  return (
    <div className={css.sides}>
      <div role="group" aria-label={texts.before} data-part="before" className={css.block({ side: 'before', code })}>
        <Sign of={Minus} />
        {draw('before', 'added')}
      </div>
      <div role="group" aria-label={texts.after} data-part="after" className={css.block({ side: 'after', code })}>
        <Sign of={Plus} />
        {draw('after', 'removed')}
      </div>
    </div>
  )
}

function Piece({ piece, onShow }: { piece: ContextPiece; onShow(): void }) {
  const texts = useUiTexts().diff
  const locale = useLocale()
  if (piece.kind === 'same') return piece.text
  if (piece.kind === 'skipped') {
    return (
      <button type="button" data-part="skipped" className={css.skipped} onClick={onShow}>
        {texts.sameLines(piece.lines, formatNumber(piece.lines, {}, locale))}
      </button>
    )
  }
  const [Tag, start, end] =
    piece.kind === 'removed' ? (['del', texts.removedStart, texts.removedEnd] as const) : (['ins', texts.addedStart, texts.addedEnd] as const)
  return (
    <Tag className={css.marked}>
      <Hidden>{start} </Hidden>
      {piece.text}
      <Hidden> {end}</Hidden>
    </Tag>
  )
}

const Sign = ({ of }: { of: IconSource }) => (
  <span data-part="sign" className={css.margin}>
    <Icon of={of} size="small" />
  </span>
)
