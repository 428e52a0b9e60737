import { Check, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Hidden } from '../Hidden/Hidden.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { Text } from '../Text/Text.tsx'
import { formatNumber } from '../Num/format.ts'
import { useLocale } from '../theme/locale.tsx'
import { useUiTexts } from '../theme/texts.tsx'
import * as css from './Steps.css.ts'
import type { StepState } from './texts.ts'

export interface WizardStep {
  /** What is done in it. */
  title: string
  /** More about it, under the title. */
  detail?: ReactNode
  /** It did not work, whether one stands in it or not. */
  failed?: boolean
}

export interface StepsProps {
  /** What the steps lead to; the accessible name. */
  label: string
  /** In the order of doing. */
  steps: readonly WizardStep[]
  /** The step one is in, counted from 0; the number of steps when all are done. */
  current: number
  /** Goes back to a step that is done; given its place, counted from 0. */
  onStep?(step: number): void
}

/**
 * How far one is in a few steps.
 * @example <Steps label="Set up tracking" steps={[{ title: 'Describe' }, { title: 'Review' }, { title: 'Publish' }]} current={1} onStep={go} />
 */
export function Steps({ label, steps, current, onStep }: StepsProps) {
  const { steps: texts } = useUiTexts()
  const locale = useLocale()
  const write = (number: number) => formatNumber(number, {}, locale)
  const shown = Math.min(Math.max(current, 0), steps.length - 1)
  return (
    <div data-ui="Steps">
      <p aria-hidden data-part="short" className={css.short}>
        <Text inline size="small" tone="muted">
          {texts.stepOf(write(shown + 1), write(steps.length))}
        </Text>
        <br />
        <Text inline weight="medium">
          {steps[shown]?.title}
        </Text>
        {steps[shown]?.failed ? (
          <Text inline size="small" tone="critical">
            {` ${texts.states.failed}`}
          </Text>
        ) : null}
      </p>
      <ol role="list" aria-label={label} className={css.list}>
        {steps.map((step, at) => {
          const state: StepState = step.failed ? 'failed' : at < current ? 'done' : at === current ? 'current' : 'ahead'
          const marked = at === current ? 'step' : undefined
          return (
            <li key={step.title} data-state={state} aria-current={onStep ? undefined : marked} className={css.step}>
              <span aria-hidden className={css.mark({ state })}>
                {state === 'done' || state === 'failed' ? <Icon of={state === 'done' ? Check : X} size="small" /> : write(at + 1)}
              </span>
              <div className={css.words}>
                {/* The step one is in keeps its button: whoever has just pressed it keeps the focus. */}
                {onStep && at <= current ? (
                  <button
                    type="button"
                    data-part="title"
                    aria-current={marked}
                    className={`${css.title} ${css.press}`}
                    onClick={() => (marked ? undefined : onStep(at))}
                  >
                    {step.title}
                  </button>
                ) : (
                  <span data-part="title" className={css.title}>
                    {step.title}
                  </span>
                )}
                <Hidden>{` (${texts.states[state]})`}</Hidden>
                {step.detail ? (
                  <Text size="small" tone="muted">
                    {step.detail}
                  </Text>
                ) : null}
              </div>
            </li>
          )
        })}
      </ol>
    </div>
  )
}
