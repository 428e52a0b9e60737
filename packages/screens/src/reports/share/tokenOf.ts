/** What a link to a share ends with; empty where there is none. */
export const tokenOf = (link: string | null) => link?.split('/').at(-1) ?? ''
