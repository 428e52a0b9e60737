/** As many cards as stand on one page of a catalogue. */
export const cardsOnAPage = 12
