import type { ClauseComparison } from '@tagmason/domain'
import type { ConditionsText } from './text.ts'

const than = (is: ClauseComparison) => (is === 'under' ? 'menos de' : 'más de')
const to = (is: ClauseComparison) => (is === 'under' ? 'inferior a' : 'superior a')

export const text: ConditionsText = {
  measures: {
    pageViews: 'Páginas vistas',
    visitorViews: 'Vistas de un visitante',
    page: 'Página',
    conversionRate: 'Conversión del pago',
    conversions: 'Conversiones',
    registrations: 'Registros',
    cartIdle: 'Carrito inactivo',
    orderValue: 'Valor del pedido',
  },
  units: {
    pageViews: 'por hora',
    visitorViews: 'en 7 días',
    conversionRate: '%',
    conversions: 'por hora',
    registrations: 'por hora',
    cartIdle: 'minutos',
    orderValue: 'USD',
  },
  comparisons: { over: 'supera', under: 'es inferior a', is: 'es', contains: 'contiene' },
  clauses: {
    pageViews: (is, value) => `${than(is)} ${value} páginas vistas por hora`,
    visitorViews: (is, value) => `${than(is)} ${value} vistas de un visitante en 7 días`,
    page: (is, value) => `la página ${is === 'contains' ? 'contiene' : 'es'} ${value}`,
    conversionRate: (is, value) => `conversión del pago ${to(is)} ${value} %`,
    conversions: (is, value) => `${than(is)} ${value} conversiones por hora`,
    registrations: (is, value) => `${than(is)} ${value} registros por hora`,
    cartIdle: (is, value) => `carrito lleno inactivo ${than(is)} ${value} minutos`,
    orderValue: (is, value) => `valor del pedido ${to(is)} ${value} $`,
  },
  every: {
    'Page View': 'Cada página vista',
    Conversion: 'Cada conversión',
    'User Registration': 'Registro completado',
    'E-commerce': 'Cada compra',
  },
  problems: {
    empty: 'Introduce un valor con el que comparar.',
    range: 'Introduce un número de 0,01 a 1.000.000.000.',
    percent: 'Un porcentaje es como máximo 100.',
    page: 'Introduce una parte de una dirección sin espacios, como /precios.',
    comparison: 'Elige cómo comparar.',
  },
  next: (event, minutes) => `, después ${event} en ${minutes} minutos`,
  lead: 'Hace falta:',
  placeholder: '/precios',
}
