import { leastDescription, templateCategories } from '@tagmason/domain'
import { NumberField, Row, Select, TagField, TextArea, TextField } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { marketplaceText } from '../texts.ts'
import { mineText } from './texts.ts'
import { type Faults, mostDescription, mostName, type Values } from './values.ts'

export interface TemplateFieldsProps {
  values: Values
  faults: Faults
  onChange(part: Partial<Values>): void
}

/** What buyers are told about a template. */
export function TemplateFields({ values, faults, onChange }: TemplateFieldsProps) {
  const { categories } = useText(marketplaceText)
  const { fields: text } = useText(mineText)
  const { name, description, category, price, tags } = values
  return (
    <>
      <TextField label={text.name} limit={mostName} error={faults.name} value={name} onChange={(next) => onChange({ name: next })} />
      <TextArea
        label={text.description}
        hint={text.descriptionHint(leastDescription)}
        rows={3}
        limit={mostDescription}
        error={faults.description}
        value={description}
        onChange={(next) => onChange({ description: next })}
      />
      <Row>
        <Select
          label={text.category}
          hint={text.categoryHint}
          placeholder={text.categoryPlaceholder}
          value={category ?? ''}
          options={templateCategories.map((value) => ({ value, label: categories[value] }))}
          onChange={(next) => onChange({ category: next })}
        />
        <NumberField
          label={text.price}
          hint={text.priceHint}
          unit={text.priceUnit}
          least={0}
          error={faults.price}
          value={price ?? undefined}
          onChange={(next) => onChange({ price: next ?? null })}
        />
      </Row>
      <TagField label={text.tags} hint={text.tagsHint} error={faults.tags} entries={tags} onChange={(next) => onChange({ tags: next })} />
    </>
  )
}
