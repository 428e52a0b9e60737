import { devices, type TrafficFieldName } from '@tagmason/domain'
import { useLocale } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { countryIn } from '../countryIn.ts'
import { trafficText } from './texts.ts'

/** Names a field, and a value of it, in the reader's language. */
export function useValueName() {
  const text = useText(trafficText)
  const { locale } = useLocale()
  const fieldName = (field: TrafficFieldName) => (field.startsWith('param:') ? field.slice('param:'.length) : text.fields[field as keyof typeof text.fields])
  const valueName = (field: TrafficFieldName, value: string) => {
    if (value === '') return field === 'source' || field === 'referrer' ? text.direct : text.unknown
    if (field === 'country') return countryIn(locale, value)
    const device = field === 'device' ? devices.find((each) => each === value) : undefined
    return device === undefined ? value : text.devices[device]
  }
  return { fieldName, valueName }
}
