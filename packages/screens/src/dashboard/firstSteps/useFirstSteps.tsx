import { type ChecklistItem, Link, Time } from '@tagmason/ui'
import type { ReactNode } from 'react'
import { useText } from '../../language.ts'
import { useNow, useRead } from '../../workspace.tsx'
import { firstStepsText } from './texts.ts'

type Step = ChecklistItem & { done: boolean }

/** The steps in the order of doing, each done as soon as the project shows it. */
export function useFirstSteps(): Step[] {
  const text = useText(firstStepsText)
  const stored = useRead('plans.current')
  const container = useRead('plans.files')?.container
  const { key, newest } = useRead('trackingCode.get')
  const { eventsTracked } = useRead('dashboard.figures')
  const now = useNow()
  const applied = stored !== null && stored.appliedAt !== null
  const errors = container?.findings.filter(({ severity }) => severity === 'error').length ?? 0

  return [
    { text: text.goals.title, done: stored !== null, href: '/setup/natural-language', detail: stored === null ? text.goals.open : text.goals.done },
    {
      text: text.plan.title,
      href: '/setup/natural-language',
      done: applied,
      detail: applied ? (
        text.plan.done(stored.plan.events.length)
      ) : (
        <Led words={text.plan.open} link={text.plan.link} href={stored === null ? undefined : '/setup/natural-language'} />
      ),
    },
    {
      text: text.container.title,
      href: '/setup/natural-language',
      done: container !== undefined && errors === 0,
      detail:
        container === undefined ? (
          text.container.open
        ) : (
          <Led
            words={errors === 0 ? text.container.done(container.tags, container.triggers) : text.container.wrong(errors)}
            link={text.container.link}
            href="/setup/natural-language"
          />
        ),
    },
    { text: text.code.title, done: key !== null, href: '/setup', detail: key === null ? text.code.open : text.code.done },
    {
      text: text.event.title,
      // Without the code on the site no event can come.
      href: key === null ? '/setup' : '/analytics/realtime',
      done: newest !== null,
      detail:
        newest === null ? (
          text.event.open
        ) : (
          <>
            {`${text.event.done} `}
            <Time at={newest} show="relative" now={now} />
          </>
        ),
    },
    {
      text: text.figures.title,
      href: '/analytics/realtime',
      done: eventsTracked > 0,
      detail:
        newest === null ? (
          text.figures.open
        ) : (
          <Led words={eventsTracked > 0 ? text.figures.done(eventsTracked) : text.figures.machines} link={text.figures.link} href="/analytics/realtime" />
        ),
    },
  ]
}

/** A sentence, and where it leads. */
function Led({ words, link, href }: { words: ReactNode; link: string; href: string | undefined }) {
  return (
    <>
      {words}
      {href !== undefined && (
        <>
          {' '}
          <Link href={href}>{link}</Link>
        </>
      )}
    </>
  )
}
