/** What results of the simulation depend on besides container, tests and options. It is raised with every change of behaviour, which a test over the case table holds. */
export const engineVersion = '1.2.0'
