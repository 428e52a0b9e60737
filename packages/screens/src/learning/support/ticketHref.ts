/** Where a ticket is open; with `write`, its comment field is the first thing. */
export const ticketHref = (id: string, write = false) => `/learning/support?tab=tickets&id=${id}${write ? '&write=yes' : ''}`
