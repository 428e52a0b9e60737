import type { MessageField, PushedMessage } from './messages.ts'
import { identifiers } from './names.ts'

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '))

/** How a language of apps writes what all of them need. */
interface Writer {
  readonly reserved: ReadonlySet<string>
  /** Names have letters of ASCII only. */
  readonly plainNames?: true
  /** Names that a class of the language has already, or that the class has for what it is given. */
  readonly members: ReadonlySet<string>
  readonly types: Readonly<Record<MessageField['type'], string>>
  /** Between the quotation marks of a text. */
  readonly escape: (text: string) => string
  readonly parameter: (name: string, type: string, required: boolean) => string
  readonly put: (key: string, name: string, required: boolean) => string
  readonly method: (because: string, name: string, event: string, parameters: readonly string[], puts: readonly string[]) => string
  readonly file: (methods: string) => string
}

const backslashed = (text: string): string => text.replace(/[\\"]/g, '\\$&').replace(/\s+/g, ' ')
const dollars = (text: string): string => backslashed(text).replaceAll('$', '\\$')
const note = (text: string): string => (text === '' ? '' : `    /// ${text}\n`)
const head = "// Made by 'tagmason types' from the measurement plan: change the plan and make it again.\n"

const kotlin: Writer = {
  reserved: words(
    'as break class continue do else false for fun if in interface is null object package return super this throw true try typealias typeof val var when while',
  ),
  members: words('send toString hashCode equals getClass notify notifyAll wait clone finalize'),
  types: { string: 'String', number: 'Double', boolean: 'Boolean', items: 'List<Map<String, Any>>' },
  escape: dollars,
  parameter: (name, type, required) => `${name}: ${type}${required ? '' : '? = null'}`,
  put: (key, name, required) => (required ? `        values["${key}"] = ${name}` : `        ${name}?.let { values["${key}"] = it }`),
  method: (because, name, event, parameters, puts) =>
    `${note(because)}    fun ${name}(${parameters.join(', ')}) {\n        val values = mutableMapOf<String, Any>()\n${puts.join('\n')}${puts.length > 0 ? '\n' : ''}        send("${event}", values)\n    }\n`,
  file: (methods) =>
    `${head}\n/** The events of the plan. [send] hands an event to the analytics of the app, such as Firebase. */\nclass Tracking(private val send: (name: String, values: Map<String, Any>) -> Unit) {\n${methods}}\n`,
}

const swift: Writer = {
  reserved: words(
    'as break case catch class continue default defer do else enum extension fallthrough false for func guard if import in init inout is let nil operator protocol repeat rethrows return self static struct subscript super switch throw throws true try typealias var where while',
  ),
  members: words('send'),
  types: { string: 'String', number: 'Double', boolean: 'Bool', items: '[[String: Any]]' },
  escape: backslashed,
  parameter: (name, type, required) => `${name}: ${type}${required ? '' : '? = nil'}`,
  put: (key, name, required) => (required ? `        values["${key}"] = ${name}` : `        if let ${name} { values["${key}"] = ${name} }`),
  method: (because, name, event, parameters, puts) =>
    `${note(because)}    func ${name}(${parameters.join(', ')}) {\n        ${puts.length > 0 ? 'var' : 'let'} values: [String: Any] = [:]\n${puts.join('\n')}${puts.length > 0 ? '\n' : ''}        send("${event}", values)\n    }\n`,
  file: (methods) =>
    `${head}\n/// The events of the plan. \`send\` hands an event to the analytics of the app, such as Firebase.\nstruct Tracking {\n    let send: (_ name: String, _ values: [String: Any]) -> Void\n\n${methods}}\n`,
}

const dart: Writer = {
  reserved: words(
    'assert break case catch class const continue default do else enum extends false final finally for if in is new null rethrow return super switch this throw true try var void while with await yield operator',
  ),
  members: words('send toString hashCode noSuchMethod runtimeType'),
  plainNames: true,
  types: { string: 'String', number: 'double', boolean: 'bool', items: 'List<Map<String, Object>>' },
  escape: dollars,
  parameter: (name, type, required) => (required ? `required ${type} ${name}` : `${type}? ${name}`),
  put: (key, name, required) => (required ? `        "${key}": ${name},` : `        if (${name} != null) "${key}": ${name},`),
  method: (because, name, event, parameters, puts) =>
    `${note(because)}    void ${name}(${parameters.length === 0 ? '' : `{${parameters.join(', ')}}`}) => send("${event}", <String, Object>{\n${puts.join('\n')}${puts.length > 0 ? '\n' : ''}    });\n`,
  file: (methods) =>
    `${head}\n/// The events of the plan. [send] hands an event to the analytics of the app, such as Firebase.\nclass Tracking {\n    const Tracking(this.send);\n    final void Function(String name, Map<String, Object> values) send;\n\n${methods}}\n`,
}

const writers = { kotlin, swift, dart }

/** A class with a method for each event. Apps have no data layer: what the web nests under `ecommerce` stands beside the rest, as Google Analytics for apps takes it. */
export function appWrapper(messages: readonly PushedMessage[], language: keyof typeof writers): string {
  const writer = writers[language]
  const methods = identifiers(
    messages.map(({ event }) => event),
    new Set([...writer.reserved, ...writer.members]),
    writer.plainNames,
  )
  const made = messages.map(({ event, because, fields, ecommerce }) => {
    const all = [...fields, ...(ecommerce ?? [])].toSorted((one, other) => Number(other.required) - Number(one.required))
    const names = identifiers(
      all.map(({ name }) => name),
      // A parameter of this name would hide what the method fills.
      new Set([...writer.reserved, 'values', 'send']),
      writer.plainNames,
    )
    const nameOf = (name: string) => names.get(name) ?? name
    return writer.method(
      because.replace(/\s+/g, ' '),
      methods.get(event) ?? event,
      writer.escape(event),
      all.map(({ name, type, required }) => writer.parameter(nameOf(name), writer.types[type], required)),
      all.map(({ name, required }) => writer.put(writer.escape(name), nameOf(name), required)),
    )
  })
  return writer.file(made.join('\n'))
}
