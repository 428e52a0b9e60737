import { catalog } from '../../../language.ts'
import { text } from './text.ts'

export const userPropertiesText = catalog(text, { es: () => import('./text.es.ts'), fr: () => import('./text.fr.ts'), de: () => import('./text.de.ts') })
