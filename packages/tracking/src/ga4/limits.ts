/** GA4's limits for standard properties (Google's help pages on collection and configuration limits; see the facts page, 2.1). Lengths in characters. */
export const limits = {
  eventName: 40,
  parameterName: 40,
  userPropertyName: 24,
  parametersPerEvent: 25,
  parameterValue: 100,
  /** Parameters that may be longer than `parameterValue`. */
  longParameterValues: { page_title: 300, page_referrer: 420, page_location: 1000 },
  userProperties: 25,
  userPropertyValue: 36,
  userId: 256,
  itemsPerEvent: 200,
  customItemParameters: 27,
  customItemParametersOverProtocol: 10,
  eventsPerHit: 25,
  bytesPerHit: 130_000,
  eventDimensions: 50,
  userDimensions: 25,
  itemDimensions: 10,
  customMetrics: 50,
  keyEvents: 30,
  audiences: 100,
  displayName: 82,
  description: 150,
} as const

/** How long the value of a parameter may be, in characters. */
export function valueLimit(parameter: string): number {
  const longer: Readonly<Record<string, number>> = limits.longParameterValues
  return Object.hasOwn(longer, parameter) ? (longer[parameter] ?? limits.parameterValue) : limits.parameterValue
}
