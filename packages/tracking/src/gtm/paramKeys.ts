import { tagTypes } from '../tagTypes/index.ts'

/** Parameter keys of variables seen in genuine exports or documented, per type; legacy and custom template types are left out. */
const lines: Readonly<Record<string, string>> = {
  'variable.aev': 'setDefaultValue varType component attribute defaultValue stripWww',
  'variable.awec': 'mode email phone_number enableElementBlocking country city street last_name region postal_code first_name dataSource',
  'variable.c': 'value',
  'variable.d': 'selectorType elementId elementSelector attributeName',
  'variable.ed': 'setDefaultValue keyPath defaultValue',
  'variable.f': 'component queryKey stripWww',
  'variable.gtcs': 'configSettingsTable',
  'variable.gtes': 'eventSettingsTable userProperties',
  'variable.j': 'name setDefaultValue defaultValue',
  'variable.jsm': 'javascript',
  'variable.k': 'decodeCookie name',
  'variable.qp': 'queryParamName',
  'variable.remm': 'setDefaultValue input fullMatch replaceAfterMatch defaultValue ignoreCase map',
  'variable.rh': 'headerName',
  'variable.smm': 'setDefaultValue input defaultValue map',
  'variable.u': 'component stripWww customUrlSource queryKey',
  'variable.v': 'dataLayerVersion name setDefaultValue defaultValue',
}

const sets: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  [...Object.entries(lines), ...tagTypes.flatMap(({ code, keys }) => (keys === undefined ? [] : [[`tag.${code}`, keys] as const]))].map(([type, keys]) => [
    type,
    new Set(keys.split(' ')),
  ]),
)

/** The parameter keys known for a type of tag or variable; undefined when nothing is known of it. */
export const knownParameterKeys = (kind: string, type: string): ReadonlySet<string> | undefined => sets.get(`${kind}.${type}`)
