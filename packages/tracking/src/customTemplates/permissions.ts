/** What a template may do: by permission, what its owner ticked and wrote. A permission without settings is an empty object. */
export type Permissions = Readonly<Record<string, Readonly<Record<string, unknown>>>>

type Bag = Readonly<Record<string, unknown>>
const isBag = (value: unknown): value is Bag => typeof value === 'object' && value !== null && !Array.isArray(value)
const listAt = (value: unknown, key: string): readonly unknown[] => {
  const found = isBag(value) ? value[key] : undefined
  return Array.isArray(found) ? found : []
}

/** A value as Google writes it: a type (1 text, 2 list, 3 map, 8 switch) and the value under the name of the type. */
const valueOf = (value: unknown): unknown => {
  if (!isBag(value)) return undefined
  switch (value['type']) {
    case 2:
      return listAt(value, 'listItem').map(valueOf)
    case 3: {
      const values = listAt(value, 'mapValue').map(valueOf)
      return Object.fromEntries(listAt(value, 'mapKey').map((key, at) => [String(valueOf(key)), values[at]]))
    }
    case 8:
      return value['boolean'] === true
    default:
      return value['string']
  }
}

/** Permissions from the JSON of `___WEB_PERMISSIONS___` or `___SERVER_PERMISSIONS___`; none where it is no list. */
export const readPermissions = (json: unknown): Permissions =>
  Object.fromEntries(
    (Array.isArray(json) ? (json as readonly unknown[]) : []).flatMap((entry): [string, Bag][] => {
      const instance = isBag(entry) ? entry['instance'] : undefined
      const key = isBag(instance) && isBag(instance['key']) ? instance['key']['publicId'] : undefined
      if (typeof key !== 'string') return []
      return [[key, Object.fromEntries(listAt(instance, 'param').flatMap((one) => (isBag(one) ? [[String(one['key']), valueOf(one['value'])]] : [])))]]
    }),
  )

/** Permissions that need no settings, and `logging`, which an editor starts with the preview: by the API that asks for them. */
const detectable: Readonly<Record<string, string>> = {
  addEventCallback: 'read_event_metadata',
  getClientName: 'read_container_data',
  getContainerVersion: 'read_container_data',
  logToConsole: 'logging',
  readCharacterSet: 'read_character_set',
  readTitle: 'read_title',
  returnResponse: 'return_response',
  runContainer: 'run_container',
  templateDataStorage: 'access_template_storage',
  templateStorage: 'access_template_storage',
}

/**
 * The permissions that Google's editor finds in the code of a template and gives it, where its list lacks them: it does so when the code is edited and when it is compiled
 * (`tag-manager/templates/permissions`). What needs settings, such as names of cookies, stays refused, since nothing is ticked there.
 */
export const lackingPermissions = (code: string, permissions: Permissions): readonly string[] => {
  const asked = [...code.matchAll(/\brequire\s*\(\s*(['"`])(\w+)\1\s*\)/g)].map(([, , api = '']) =>
    Object.hasOwn(detectable, api) ? (detectable[api] ?? '') : '',
  )
  return [...new Set(asked)].filter((name) => name !== '' && !Object.hasOwn(permissions, name)).toSorted()
}
