export { specificationHtml, specificationMarkdown } from './pages.ts'
export { type DataLayerSpecification, type SpecifiedField, type SpecifiedMessage, specificationOfContainer, specificationOfPlan } from './specification.ts'
