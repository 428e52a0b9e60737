import type { PathStep, Seen } from '@tagmason/domain'
import { BarList, Card, Empty, Inline, Link, Segments, Select, Stack, Text } from '@tagmason/ui'
import { Route } from 'lucide-react'
import { useDeferredValue } from 'react'
import { useText } from '../../../language.ts'
import { useNavigation, useQuery } from '../../../navigation.tsx'
import { useRead } from '../../../workspace.tsx'
import { readWay, writeStep, writeWay } from './wayAddress.ts'
import { waysText } from './texts.ts'

/** What came next from a page or an event. A press on what came next goes on from there; the way stands in the address. */
export function Paths({ seen }: { seen: Seen }) {
  const { paths: text } = useText(waysText)
  const { path, query } = useNavigation()
  const [asked, setWay] = useQuery('way')
  const [of, setOf] = useQuery('next')
  const way = readWay(asked)
  const pagesOnly = of !== 'all'
  const { starts, visits, next } = useRead('conversions.paths', useDeferredValue({ way, pagesOnly, ...(seen === undefined ? {} : { seen }) }))
  const gone = way.length > 0 ? way : starts.slice(0, 1).map(({ step }) => step)
  const [first] = gone
  const hrefOf = (steps: readonly PathStep[]) => {
    const values = new URLSearchParams(query)
    values.set('way', writeWay(steps))
    return `${path}?${values.toString()}`
  }
  const nameOf = (step: PathStep) => ('page' in step ? step.page : step.event)
  const startsOf = (kind: 'page' | 'event') => {
    const steps = starts.map(({ step }) => step)
    // A link may begin with what is not among the most frequent.
    const all = first === undefined || steps.some((step) => writeStep(step) === writeStep(first)) ? steps : [first, ...steps]
    return all.filter((step) => kind in step).map((step) => ({ value: writeStep(step), label: nameOf(step) }))
  }
  return (
    <Card level={2} title={text.title} detail={text.detail}>
      {first === undefined ? (
        <Empty icon={Route} title={text.none} detail={text.noneDetail} />
      ) : (
        <Stack gap="m">
          <Stack gap="s">
            <Select
              label={text.start}
              value={writeStep(first)}
              groups={[
                { label: text.pages, options: startsOf('page') },
                { label: text.events, options: startsOf('event') },
              ].filter(({ options }) => options.length > 0)}
              onChange={setWay}
            />
            <Segments
              label={text.next}
              value={pagesOnly ? 'pages' : 'all'}
              options={[
                { value: 'pages', label: text.pages },
                { value: 'all', label: text.pagesAndEvents },
              ]}
              onChange={(value) => setOf(value === 'all' ? 'all' : '')}
            />
          </Stack>
          <Way gone={gone} nameOf={nameOf} hrefOf={hrefOf} visits={visits} />
          <BarList
            label={text.after(nameOf(gone.at(-1) ?? first))}
            rows={next.map(({ step, visits: count }) => ({
              id: step === null ? '' : writeStep(step),
              label: step === null ? text.end : nameOf(step),
              value: count,
              // A way of eight steps is as far as it is followed.
              ...(step === null || gone.length >= 8 ? {} : { href: hrefOf([...gone, step]) }),
            }))}
            shareOf={visits}
            empty={text.nobody}
          />
        </Stack>
      )}
    </Card>
  )
}

interface WayProps {
  gone: readonly PathStep[]
  visits: number
  nameOf(step: PathStep): string
  hrefOf(steps: readonly PathStep[]): string
}

/** The way so far, each step a link back to it. */
function Way({ gone, visits, nameOf, hrefOf }: WayProps) {
  const { paths: text } = useText(waysText)
  return (
    <Stack gap="xs">
      {gone.length > 1 && (
        <Inline gap="xs">
          {gone.map((step, at) => (
            <Text key={at} inline>
              {at > 0 && '→ '}
              {at === gone.length - 1 ? nameOf(step) : <Link href={hrefOf(gone.slice(0, at + 1))}>{nameOf(step)}</Link>}
            </Text>
          ))}
        </Inline>
      )}
      <Text size="small" tone="muted">
        {text.visits(visits)}
      </Text>
    </Stack>
  )
}
