export type MatomoValues = Readonly<Record<string, string | undefined>>
