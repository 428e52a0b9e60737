/** How many cards one page of a catalogue has. */
export const cardsOnAPage = 12
