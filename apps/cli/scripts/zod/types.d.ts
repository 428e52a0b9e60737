// What schemas say of the types of plans and tests, without the classes of zod: so the declarations of the package stay small and need no other package.
export * as core from './core.d.ts'

declare const told: unique symbol
export interface ZodType<Output = unknown> {
  readonly [told]: Output
}
export type output<T> = T extends ZodType<infer Output> ? Output : never
export type { output as infer, output as input }

type Optional<Shape> = { [Key in keyof Shape]: undefined extends output<Shape[Key]> ? Key : never }[keyof Shape]
type Flat<T> = { [Key in keyof T]: T[Key] } & {}
type Fields<Shape> = Flat<{ [Key in Exclude<keyof Shape, Optional<Shape>>]: output<Shape[Key]> } & { [Key in Optional<Shape>]?: output<Shape[Key]> }>

export interface ZodString extends ZodType<string> {}
export interface ZodNumber extends ZodType<number> {}
export interface ZodBoolean extends ZodType<boolean> {}
export interface ZodUnknown extends ZodType {}
export interface ZodLiteral<Value> extends ZodType<Value> {}
export interface ZodEnum<Values> extends ZodType<Values[keyof Values]> {}
export interface ZodOptional<T> extends ZodType<output<T> | undefined> {}
export interface ZodReadonly<T> extends ZodType<Readonly<output<T>>> {}
export interface ZodArray<T> extends ZodType<output<T>[]> {}
export interface ZodRecord<Key, Value> extends ZodType<Record<output<Key> & string, output<Value>>> {}
export interface ZodUnion<Parts extends readonly unknown[]> extends ZodType<output<Parts[number]>> {}
export interface ZodDiscriminatedUnion<Parts extends readonly unknown[], _Key = string> extends ZodType<output<Parts[number]>> {}
export interface ZodObject<Shape, _Config = unknown> extends ZodType<Fields<Shape>> {}
