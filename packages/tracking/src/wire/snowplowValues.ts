export type SnowplowValues = Readonly<Record<string, string | undefined>>
