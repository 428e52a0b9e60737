import type { VersionControl } from '@tagmason/domain'
import { Drawer, Row, Select, Skeleton, Stack } from '@tagmason/ui'
import { Suspense, useDeferredValue } from 'react'
import { Guard } from '../../Guard.tsx'
import { useText } from '../../language.ts'
import { useLast } from '../../useLast.ts'
import { Difference } from './Difference.tsx'
import { stateGroups } from './states.ts'
import { versionsText } from './texts.ts'

export interface CompareProps {
  /** Two states with a colon between them, as `1.0.0:main`; closed when empty. */
  states: string
  control: VersionControl
  onChoose(states: string): void
}

/** Any two states of the template beside each other. */
export function Compare({ states, control, onChoose }: CompareProps) {
  const { compare: text } = useText(versionsText)
  const shown = useLast(states)
  const [from = '', to = ''] = shown.split(':')
  // The last difference stays until the next one is there.
  const [was = '', is = ''] = useDeferredValue(shown).split(':')
  const groups = stateGroups(control, text)
  const template = control.templates.find(({ id }) => id === control.selected)
  return (
    <Drawer open={states !== ''} onClose={() => onChoose('')} size="large" title={text.title} detail={template?.name}>
      <Stack gap="l">
        <Row>
          <Select label={text.from} value={from} groups={groups} onChange={(chosen) => onChoose(`${chosen}:${to}`)} />
          <Select label={text.to} value={to} groups={groups} onChange={(chosen) => onChoose(`${from}:${chosen}`)} />
        </Row>
        <Guard>
          <Suspense fallback={<Skeleton shape="text" />}>{was !== '' && is !== '' && <Difference templateId={control.selected} from={was} to={is} />}</Suspense>
        </Guard>
      </Stack>
    </Drawer>
  )
}
