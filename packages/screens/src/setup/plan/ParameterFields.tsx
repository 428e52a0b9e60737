import { parameterTypes, type PlanParameter } from '@tagmason/domain'
import { Alert, Button, FieldGroup, IconButton, Row, Select, Stack, TextField } from '@tagmason/ui'
import { Plus, Trash2 } from 'lucide-react'
import { useText } from '../../language.ts'
import type { SetupText } from '../text.ts'
import { setupText } from '../texts.ts'

/** What keeps parameters from being saved, in words; null when nothing does. */
export function parameterProblem(parameters: readonly PlanParameter[], text: SetupText['editor']): string | null {
  if (parameters.some(({ name }) => name.trim() === '')) return text.parameterMissing
  const wrong = parameters.find(({ type, example }) => type === 'number' && !Number.isFinite(Number(String(example).trim() || Number.NaN)))
  return wrong === undefined ? null : text.exampleWrong(wrong.name)
}

/** An example as the type of its parameter wants it. */
function typed(parameter: PlanParameter): PlanParameter {
  const { type, example } = parameter
  if (type === 'number' && typeof example === 'string' && example.trim() !== '' && Number.isFinite(Number(example)))
    return { ...parameter, example: Number(example) }
  if (type === 'boolean') return { ...parameter, example: String(example) === 'true' }
  return type === 'string' || type === 'items' ? { ...parameter, example: String(example) } : parameter
}

export interface ParameterFieldsProps {
  parameters: PlanParameter[]
  onChange(parameters: PlanParameter[]): void
  error: string | false
}

/** Name, type and example of each parameter of an event. */
export function ParameterFields({ parameters, onChange, error }: ParameterFieldsProps) {
  const text = useText(setupText).editor
  const set = (index: number, change: Partial<PlanParameter>) =>
    onChange(parameters.map((parameter, at) => (at === index ? typed({ ...parameter, ...change }) : parameter)))
  const types = parameterTypes.map((value) => ({ value, label: text.parameterTypes[value] }))
  return (
    <FieldGroup label={text.parameters}>
      <Stack gap="xs">
        {parameters.map(({ name, type, example }, index) => (
          <Row
            key={index}
            end={
              <IconButton icon={Trash2} look="plain" label={text.removeParameter(name)} onPress={() => onChange(parameters.filter((_, at) => at !== index))} />
            }
          >
            <TextField labelHidden={index > 0} label={text.parameterName} value={name} onChange={(value) => set(index, { name: value })} />
            <Select labelHidden={index > 0} label={text.parameterType} options={types} value={type} onChange={(value) => set(index, { type: value })} />
            <TextField labelHidden={index > 0} label={text.parameterExample} value={String(example)} onChange={(value) => set(index, { example: value })} />
          </Row>
        ))}
        {error && <Alert tone="critical" title={error} />}
        <div>
          <Button size="small" icon={Plus} onPress={() => onChange([...parameters, { name: '', type: 'string', example: '' }])}>
            {text.addParameter}
          </Button>
        </div>
      </Stack>
    </FieldGroup>
  )
}
