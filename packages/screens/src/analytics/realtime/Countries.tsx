import type { Realtime } from '@tagmason/domain'
import { BarList, useLocale } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { countryIn } from '../countryIn.ts'
import { realtimeText } from './texts.ts'

/** Where people are. */
export function Countries({ countries, people }: Pick<Realtime, 'countries' | 'people'>) {
  const text = useText(realtimeText)
  const { locale } = useLocale()
  const rows = countries.map(({ country, users }) => ({ id: country, label: country === '' ? text.unknown : countryIn(locale, country), value: users }))
  return <BarList label={text.countries} rows={rows} shareOf={people} empty={text.noCountries} />
}
