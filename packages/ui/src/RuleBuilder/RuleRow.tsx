import { X } from 'lucide-react'
import { box } from '../Field/Field.css.ts'
import { Field, type FieldBasics } from '../Field/Field.tsx'
import { Reason } from '../Field/Reason.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { NumberField } from '../NumberField/NumberField.tsx'
import { Select } from '../Select/Select.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { useUiTexts } from '../theme/texts.tsx'
import * as css from './RuleBuilder.css.ts'
import type { Rule, RuleAct, RuleField, RuleValue } from './rules.ts'
import { operatorsOf } from './words.ts'

interface RuleRowProps {
  rule: Rule
  /** As `Condition 2`. */
  name: string
  fields: readonly RuleField[]
  problem: string | undefined
  blocked: string | false | undefined
  onAct(act: RuleAct): void
}

/** One condition. What is wrong with it is said at its value, or at its comparison where it has none. */
export function RuleRow({ rule, name, fields, problem, blocked, onAct }: RuleRowProps) {
  const texts = useUiTexts().rules
  const field = fields.find(({ id }) => id === rule.field)
  const operators = field === undefined ? [] : operatorsOf(field, texts)
  const operator = operators.find(({ id }) => id === rule.operator)
  const alone = field === undefined || Boolean(operator?.alone)
  const basics = { labelHidden: true, blocked }
  return (
    <div role="group" aria-label={name} data-part="rule" data-rule={rule.id} className={css.rule}>
      <Select
        {...basics}
        label={texts.field}
        value={rule.field}
        placeholder={texts.choose}
        options={fields.map(({ id, label }) => ({ value: id, label }))}
        error={field === undefined && problem}
        onChange={(id) => fields.filter((as) => as.id === id).forEach((as) => onAct({ do: 'field', id: rule.id, as }))}
      />
      <div className={css.under}>
        <Select
          {...basics}
          label={texts.operator}
          value={rule.operator}
          placeholder={texts.choose}
          options={operators.map(({ id, label }) => ({ value: id, label }))}
          error={field !== undefined && alone && problem}
          onChange={(id) => operators.filter((one) => one.id === id).forEach((one) => onAct({ do: 'operator', id: rule.id, operator: one }))}
        />
      </div>
      {alone ? null : (
        <div className={css.under}>
          <ValueField
            {...basics}
            label={texts.value}
            error={problem}
            field={field}
            value={rule.value}
            choose={texts.choose}
            onChange={(value) => onAct({ do: 'value', id: rule.id, value })}
          />
        </div>
      )}
      <div className={css.remove}>
        <IconButton icon={X} label={texts.remove(name)} blocked={blocked} onPress={() => onAct({ do: 'remove', id: rule.id })} />
      </div>
    </div>
  )
}

interface ValueFieldProps extends FieldBasics {
  field: RuleField
  value: RuleValue
  /** Said while nothing is chosen. */
  choose: string
  onChange(value: RuleValue): void
}

function ValueField({ field, value, choose, onChange, ...basics }: ValueFieldProps) {
  const text = String(value ?? '')
  switch (field.type) {
    case 'number':
      return (
        <NumberField {...basics} value={typeof value === 'number' ? value : undefined} unit={field.unit} placeholder={field.placeholder} onChange={onChange} />
      )
    case 'choice':
      return <Select {...basics} value={text} placeholder={field.placeholder ?? choose} options={field.options} onChange={onChange} />
    case 'date':
      return (
        <Field {...basics}>
          {(wiring) => (
            <Reason blocked={basics.blocked}>
              <input
                {...wiring}
                type="date"
                value={text}
                readOnly={Boolean(basics.blocked)}
                className={box}
                onChange={(event) => onChange(event.target.value === '' ? undefined : event.target.value)}
              />
            </Reason>
          )}
        </Field>
      )
    case 'text':
      return <TextField {...basics} value={text} placeholder={field.placeholder} onChange={onChange} />
  }
}
