import type { published as english } from '../en/published.ts'
import type { Translated } from '../say.ts'

/** What a published container does not say. */
export const published: Translated<typeof english> = {
  'published.googleTag':
    '{$id} est une balise Google et non un conteneur Tag Manager : ce sont ses réglages tels que Google les a compilés, et le fichier ne peut pas être importé.',
  'published.names': 'Un conteneur publié n’a ni noms, ni dossiers, ni notes : les noms affichés ici sont formés à partir de ce que fait chaque élément.',
  'published.noPaused': 'Les anciennes versions du compilateur de Google omettent les balises en pause : elles manqueraient ici.',
  'published.partsUnknown': 'Les règles ont des parties que cette version ne connaît pas ({$parts}) ; des balises pourraient donc se déclencher autrement.',
  'published.paused': 'Des balises en pause, seul le type est publié ; elles sont donc omises ici : {$types}.',
  'published.templates':
    'Les modèles personnalisés sont reconstitués à partir de leur code compilé ({$count}) : leurs noms, commentaires et libellés de champs ne sont pas publiés.',
  'published.templatesMissing':
    'Le code de ces modèles personnalisés n’est pas publié ou n’est pas lisible ici ; ce qu’ils font n’est donc pas connu : {$types}.',
}
