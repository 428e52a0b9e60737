import { awcc } from './awcc.ts'
import { awct } from './awct.ts'
import { awud } from './awud.ts'
import { baut } from './baut.ts'
import { bzi } from './bzi.ts'
import { flc } from './flc.ts'
import { fls } from './fls.ts'
import { ga } from './ga.ts'
import { gaLegacy } from './ga_legacy.ts'
import { gaawc } from './gaawc.ts'
import { gaawe } from './gaawe.ts'
import { gclidw } from './gclidw.ts'
import { googtag } from './googtag.ts'
import { html } from './html.ts'
import { httpRequest } from './http_request.ts'
import { img } from './img.ts'
import { sgtmadscl } from './sgtmadscl.ts'
import { sgtmadsct } from './sgtmadsct.ts'
import { sgtmadsremarket } from './sgtmadsremarket.ts'
import { sgtmfls } from './sgtmfls.ts'
import { sgtmgaaw } from './sgtmgaaw.ts'
import { sp } from './sp.ts'
import { ua } from './ua.ts'
import type { TagType } from './tagType.ts'

export type { Field, TagType } from './tagType.ts'

/** Every built-in type of tag that is known. A new one is a file and a line here. */
export const tagTypes: readonly TagType[] = [
  googtag,
  gaawe,
  gaawc,
  html,
  img,
  awct,
  awcc,
  awud,
  sp,
  gclidw,
  fls,
  flc,
  bzi,
  baut,
  ua,
  ga,
  gaLegacy,
  sgtmgaaw,
  sgtmadsct,
  sgtmadsremarket,
  sgtmadscl,
  sgtmfls,
  httpRequest,
]

const byCode: ReadonlyMap<string, TagType> = new Map(tagTypes.map((type) => [type.code, type]))

/** What is known of a type of tag; undefined for custom templates and types that this version does not know. */
export const tagTypeOf = (code: string): TagType | undefined => byCode.get(code)

/** The codes of the types of which something holds. */
export const tagTypesWith = (holds: (type: TagType) => boolean): readonly string[] => tagTypes.filter(holds).map(({ code }) => code)
