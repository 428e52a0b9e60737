import { CornerDownRight, Undo2 } from 'lucide-react'
import { useMemo } from 'react'
import { Badge } from '../Badge/Badge.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { Text } from '../Text/Text.tsx'
import { formatNumber } from '../Num/format.ts'
import { useLocale } from '../theme/locale.tsx'
import { useUiTexts } from '../theme/texts.tsx'
import * as css from './Flow.css.ts'
import type { GraphEdge } from './flowGraph.ts'
import { type OutlineBranch, type OutlineStep, outlineOf } from './flowOutline.ts'
import type { FlowParts } from './parts.ts'
import { Step } from './Step.tsx'

/** The workflow as a list in order, with branches inside the step after which they part. */
export function Outline({ parts }: { parts: FlowParts }) {
  const { graph } = parts.layout
  const steps = useMemo(() => outlineOf(graph), [graph])
  return <Steps parts={parts} steps={steps} label={parts.label} />
}

function Steps({ parts, steps, label }: { parts: FlowParts; steps: readonly OutlineStep[]; label: string }) {
  return (
    <ol role="list" data-part="list" aria-label={label} className={css.list}>
      {steps.map(({ id, label: when, branches, leads }) => {
        const node = parts.nodes.get(id)
        return node ? (
          <li key={id} className={css.entry}>
            {when ? <Badge>{when}</Badge> : null}
            <Step parts={parts} node={node} even={false} />
            {branches.map((branch, at) => (
              <Branch key={branch.steps[0]?.id ?? branch.lead?.to} parts={parts} branch={branch} number={at + 1} />
            ))}
            {leads.map((lead) => (
              <Lead key={lead.to} parts={parts} lead={lead} />
            ))}
          </li>
        ) : null
      })}
    </ol>
  )
}

function Branch({ parts, branch: { label, steps, lead }, number }: { parts: FlowParts; branch: OutlineBranch; number: number }) {
  const texts = useUiTexts().flow
  const locale = useLocale()
  const name = label ?? texts.branch(formatNumber(number, {}, locale))
  return (
    <div data-part="branch" className={css.branch}>
      <Text size="small" weight="medium">
        {name}
      </Text>
      {steps.length > 0 ? <Steps parts={parts} steps={steps} label={name} /> : null}
      {lead ? <Lead parts={parts} lead={lead} /> : null}
    </div>
  )
}

/** Where it goes on with a step that stands elsewhere. */
function Lead({ parts, lead: { to, back } }: { parts: FlowParts; lead: GraphEdge }) {
  const texts = useUiTexts().flow
  const title = parts.nodes.get(to)?.title ?? to
  return (
    <span data-part="lead" className={css.lead}>
      <Icon of={back ? Undo2 : CornerDownRight} size="small" />
      {back ? texts.goesBack(title) : texts.goesOn(title)}
    </span>
  )
}
