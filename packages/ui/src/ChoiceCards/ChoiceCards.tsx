import type { ChoiceCardOption } from './option.ts'
import { RadioGroup, RadioProvider } from '@ariakit/react'
import { Field, type FieldBasics } from '../Field/Field.tsx'
import { Reason } from '../Field/Reason.tsx'
import { Grid } from '../Grid/Grid.tsx'
import { useDirection } from '../theme/direction.tsx'
import { useUiTexts } from '../theme/texts.tsx'
import { ChoiceCard } from './ChoiceCard.tsx'

interface ChoiceCardsBasics<Value extends string> extends FieldBasics {
  /** In the order of reading. */
  options: readonly ChoiceCardOption<Value>[]
  /** The least width of a card (180, 260 or 360 px); as many beside each other as fit. */
  cells?: 'small' | 'standard' | 'large'
}

export interface OneChoiceCard<Value extends string> extends ChoiceCardsBasics<Value> {
  /** Whether several can be chosen. */
  multiple?: false
  /** The chosen value, empty when none is chosen yet; with `multiple` the chosen values. */
  value: Value | ''
  /** Given the value that was chosen. */
  onChange(value: Value): void
}

export interface SeveralChoiceCards<Value extends string> extends ChoiceCardsBasics<Value> {
  /** Several can be chosen. */
  multiple: true
  /** The chosen values. */
  value: readonly Value[]
  /** All chosen values, in the order of the options. */
  onChange(value: Value[]): void
}

export type ChoiceCardsProps<Value extends string = string> = OneChoiceCard<Value> | SeveralChoiceCards<Value>

/**
 * One or several of a few that need explaining, each a card that is pressed anywhere.
 * @example <ChoiceCards label="Format" value={format} options={[{ value: 'csv', title: 'CSV', detail: 'For spreadsheets.', icon: Table }]} onChange={setFormat} />
 */
export function ChoiceCards<Value extends string>(props: ChoiceCardsProps<Value>) {
  const { options, cells = 'standard', blocked } = props
  const rtl = useDirection() === 'rtl'
  const texts = useUiTexts()
  const press = (pressed: string | number | null) => {
    const option = options.find(({ value }) => value === pressed)
    if (option === undefined || option.blocked || blocked) return
    if (!props.multiple) props.onChange(option.value)
    else props.onChange(options.map(({ value }) => value).filter((value) => props.value.includes(value) !== (value === pressed)))
  }
  return (
    <Field {...props} group>
      {({ 'aria-invalid': invalid, 'aria-required': required, ...wiring }, labelId) => {
        const group = { ...wiring, 'data-ui': 'ChoiceCards', 'aria-labelledby': labelId }
        const cards = (
          <Grid cells={cells} gap="s">
            {options.map((option) => (
              <ChoiceCard
                key={option.value}
                {...option}
                ticked={props.multiple ? props.value.includes(option.value) : undefined}
                held={Boolean(blocked)}
                invalid={invalid}
                onTick={() => press(option.value)}
              />
            ))}
          </Grid>
        )
        if (props.multiple)
          return (
            <Reason blocked={blocked}>
              <div
                {...group}
                role="group"
                aria-describedby={[wiring['aria-describedby'], required ? `${wiring.id}-required` : ''].filter(Boolean).join(' ') || undefined}
              >
                {cards}
                {required ? (
                  // A group cannot say that it is required.
                  <span hidden id={`${wiring.id}-required`}>
                    {texts.required}
                  </span>
                ) : null}
              </div>
            </Reason>
          )
        return (
          <RadioProvider rtl={rtl} value={props.value} setValue={press}>
            <Reason blocked={blocked}>
              <RadioGroup {...group} aria-required={required}>
                {cards}
              </RadioGroup>
            </Reason>
          </RadioProvider>
        )
      }}
    </Field>
  )
}
