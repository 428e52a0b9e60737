import type { Weekday } from './days.ts'

const sunday =
  'AG AS BD BR BS BT BW BZ CA CO DM DO ET GT GU HK HN ID IL IN JM JP KE KH KR LA MH MM MO MT MX MZ NI NP PA PE PH PK PR PT PY SA SG SV TH TT TW UM US VE VI WS YE ZA ZW'
const saturday = 'AF BH DJ DZ EG IQ IR JO KW LY OM QA SD SY'

/** On which day weeks begin where a locale is read, as Unicode's CLDR has it; Monday where it says nothing else. The same everywhere, also in browsers without `getWeekInfo`. */
export function weekBegins(locale: string): Weekday {
  const region = new Intl.Locale(locale).maximize().region ?? ''
  if (sunday.split(' ').includes(region)) return 7
  if (saturday.split(' ').includes(region)) return 6
  return region === 'MV' ? 5 : 1
}
