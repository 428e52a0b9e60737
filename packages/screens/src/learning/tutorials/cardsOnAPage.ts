/** As many cards as stand on one page of a catalogue (requirements G-63). */
export const cardsOnAPage = 12
