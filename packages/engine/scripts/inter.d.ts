/** The module's text. */
export declare function interModule(): string
