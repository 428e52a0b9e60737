import { type Case, from } from './case.ts'
import { type Values, dataLayer, variable } from './parts.ts'
import { reads } from './variables.ts'

const address = (values: Values) => variable('Address', 'u', values)
const referrer = (values: Values) => variable('Before', 'f', values)
const at = (url: string) => ({ page: { url } })
const cameFrom = (url: string) => ({ page: { referrer: url } })

const parts = from.variables(
  'A URL variable gives one component of the address of the page: full, protocol, host, port, path, filename extension, query or fragment.',
)
const example = 'https://www.example.com:8443/shop/list.html?color=red&size=M#top'

/** Components of the page's address and of the referrer. */
export const urlCases: readonly Case[] = [
  reads(
    'URL: the full address, without the fragment',
    from.urlVariable('Full URL is the whole address but for the fragment.'),
    address({ component: 'URL' }),
    'https://www.example.com:8443/shop/list.html?color=red&size=M',
    at(example),
  ),
  reads('URL: the protocol without its colon', from.urlVariable('Protocol is http or https.'), address({ component: 'PROTOCOL' }), 'https', at(example)),
  reads(
    'URL: the host without the port',
    from.urlVariable('Host name is the domain without protocol and port.'),
    address({ component: 'HOST', stripWww: false }),
    'www.example.com',
    at(example),
  ),
  reads(
    'URL: the host without www.',
    from.urlVariable("With Strip 'www.' the prefix is left out."),
    address({ component: 'HOST', stripWww: true }),
    'example.com',
    at(example),
  ),
  reads(
    'URL: stripping leaves a host without www.',
    from.urlVariable("With Strip 'www.' the prefix is left out."),
    address({ component: 'HOST', stripWww: true }),
    'shop.example.com',
    at('https://shop.example.com/'),
  ),
  reads('URL: a port that is written', parts, address({ component: 'PORT' }), '8443', at(example)),
  reads(
    'URL: the port of https where none is written',
    from.urlVariable('Without a port the default of the protocol is given: 443 for https.'),
    address({ component: 'PORT' }),
    '443',
    at('https://www.example.com/'),
  ),
  reads(
    'URL: the port of http where none is written',
    from.urlVariable('Without a port the default of the protocol is given: 80 for http.'),
    address({ component: 'PORT' }),
    '80',
    at('http://www.example.com/'),
  ),
  reads(
    'URL: the path with its first slash',
    from.urlVariable('Path is all between host and query.'),
    address({ component: 'PATH' }),
    '/shop/list.html',
    at(example),
  ),
  reads(
    'URL: the filename extension',
    from.urlVariable('Filename extension is what follows the last dot of the file.'),
    address({ component: 'EXTENSION' }),
    'html',
    at(example),
  ),
  reads(
    'URL: no filename extension is an empty text',
    from.urlVariable('Without a file the extension is an empty text.'),
    address({ component: 'EXTENSION' }),
    '',
    at('https://www.example.com/shop'),
  ),
  reads(
    'URL: the whole query without its question mark',
    from.variableGuide('Query without a key is the whole query string without the question mark.'),
    address({ component: 'QUERY' }),
    'color=red&size=M',
    at(example),
  ),
  reads(
    'URL: one key of the query',
    from.variables('With a query key only the value of that key is given.'),
    address({ component: 'QUERY', queryKey: 'size' }),
    'M',
    at(example),
  ),
  reads(
    'URL: a key that is not in the query is undefined',
    from.variableGuide('A query key that is not there gives undefined.'),
    address({ component: 'QUERY', queryKey: 'brand' }),
    undefined,
    at(example),
  ),
  reads(
    'URL: a query value is decoded',
    from.variableGuide('The value of a query key is decoded.'),
    address({ component: 'QUERY', queryKey: 'q' }),
    'red shoes',
    at('https://www.example.com/?q=red%20shoes'),
  ),
  reads('URL: the fragment without its hash', from.variableGuide('Fragment is what follows the hash.'), address({ component: 'FRAGMENT' }), 'top', at(example)),
  reads(
    'URL: another variable as the source',
    from.variables('Another variable can be the source of the address.'),
    [address({ component: 'HOST', stripWww: false, customUrlSource: '{{target}}' }), dataLayer('target')],
    'docs.example.org',
    { data: { target: 'https://docs.example.org/a?b=c' } },
  ),
  reads(
    'URL: a query key of another source',
    from.variables('Another variable can be the source of the address.'),
    [address({ component: 'QUERY', queryKey: 'b', customUrlSource: '{{target}}' }), dataLayer('target')],
    'c',
    { data: { target: 'https://docs.example.org/a?b=c' } },
  ),
  reads(
    'referrer: the full address',
    from.variables('The value is the address of the page before.'),
    referrer({ component: 'URL' }),
    'https://search.example.org/find?q=shoes',
    cameFrom('https://search.example.org/find?q=shoes'),
  ),
  reads(
    'referrer: its host',
    from.variables('Instances of the variable give parts of the referrer.'),
    referrer({ component: 'HOST', stripWww: false }),
    'search.example.org',
    cameFrom('https://search.example.org/find?q=shoes'),
  ),
  reads(
    'referrer: its path',
    from.variables('Instances of the variable give parts of the referrer.'),
    referrer({ component: 'PATH' }),
    '/find',
    cameFrom('https://search.example.org/find?q=shoes'),
  ),
  reads(
    'referrer: a key of its query',
    from.variables('Instances of the variable give parts of the referrer.'),
    referrer({ component: 'QUERY', queryKey: 'q' }),
    'shoes',
    cameFrom('https://search.example.org/find?q=shoes'),
  ),
]
