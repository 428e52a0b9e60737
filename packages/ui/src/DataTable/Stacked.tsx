import { Fragment } from 'react'
import { Hidden } from '../Hidden/Hidden.tsx'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import { skeletonRows } from './Body.tsx'
import { ChooseAll, ChooseRow, RowMenu } from './Controls.tsx'
import { groupsOf } from './groups.ts'
import type { TableParts } from './parts.ts'
import * as css from './Stacked.css.ts'
import type { TableLine } from './useTableModel.ts'

/** The rows of the page under each other, each as pairs of head and value: nothing scrolls sideways. */
export function Stacked<Row extends object>({ parts }: { parts: TableParts<Row> }) {
  const { label, captionId, model, selection, loading, instead } = parts
  if (instead !== null) return <div className={css.instead}>{instead}</div>
  return (
    <div>
      {selection.offered && model.lines.length > 0 ? (
        <div className={css.all}>
          <ChooseAll {...parts} labelHidden={false} />
        </div>
      ) : null}
      <ul aria-label={captionId === undefined ? label : undefined} aria-labelledby={captionId} aria-busy={loading || undefined} className={css.list}>
        {loading && model.lines.length === 0
          ? Array.from({ length: skeletonRows }, (_, row) => (
              <li key={row} data-part="skeleton" aria-hidden className={css.item}>
                <div className={css.pairs}>
                  <Skeleton count={3} />
                </div>
              </li>
            ))
          : parts.group === undefined
            ? model.lines.map((line) => <Item key={line.id} parts={parts} line={line} />)
            : groupsOf(model.lines, parts.group).map(({ words, lines }) => (
                <Fragment key={words}>
                  <li className={css.group}>{words}</li>
                  {lines.map((line) => (
                    <Item key={line.id} parts={parts} line={line} />
                  ))}
                </Fragment>
              ))}
      </ul>
    </div>
  )
}

function Item<Row extends object>({ parts, line: { id, row } }: { parts: TableParts<Row>; line: TableLine<Row> }) {
  const { columns, selection, actions, nameOf } = parts
  return (
    <li data-part="row" data-selected={selection.has(id) || undefined} className={css.item}>
      {selection.offered ? (
        <div className={css.side}>
          <ChooseRow id={id} name={nameOf(row, id)} selection={selection} />
        </div>
      ) : null}
      <div className={css.pairs}>
        <dl className={css.pairs}>
          {columns.map(({ id: column, head, cell, align }, at) =>
            at === 0 ? (
              <div key={column} className={css.title}>
                <dt>
                  <Hidden>{head}</Hidden>
                </dt>
                <dd>{cell(row)}</dd>
              </div>
            ) : (
              <div key={column} className={css.pair}>
                <dt className={css.term}>{head}</dt>
                <dd data-align={align} className={css.value}>
                  {cell(row)}
                </dd>
              </div>
            ),
          )}
        </dl>
        {parts.detail?.(row)}
      </div>
      {actions ? (
        <div className={css.menu}>
          <RowMenu name={nameOf(row, id)} items={actions(row)} />
        </div>
      ) : null}
    </li>
  )
}
