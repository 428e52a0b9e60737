/** One setting of a thing of a container that is not as it was, in words. */
export interface FieldChange<Text = string> {
  /** As people call it: `Parameter currency`. */
  field: Text
  /** Null where there was nothing. */
  before: Text | null
  after: Text | null
}

/** What becomes of one named thing of a container; ids and order say nothing. */
export interface ThingChange<Text = string> {
  kind: 'added' | 'changed' | 'removed' | 'renamed'
  entity: 'tag' | 'trigger' | 'variable' | 'other'
  name: string
  /** The name before, where it was renamed. */
  from?: string
  /** Of an added thing all that it is, of a removed one nothing. */
  fields: FieldChange<Text>[]
}
