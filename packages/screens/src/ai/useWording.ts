import type { RecommendationRule } from '@tagmason/domain'
import { useText } from '../language.ts'
import { aiText } from './texts.ts'

/** Title and description of recommendations in the member's language: rules are worded here, samples speak for themselves. */
export function useWording() {
  const { rules } = useText(aiText)
  return {
    titleOf: (title: string, rule: RecommendationRule | undefined) => (rule === undefined ? title : rules[rule].title),
    descriptionOf: (description: string, rule: RecommendationRule | undefined) => (rule === undefined ? description : rules[rule].description),
    foundOf: (label: string, rule: RecommendationRule | undefined) => (rule === undefined ? label : rules[rule].found),
  }
}
