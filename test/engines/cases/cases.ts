import type { Case } from '../visit.ts'
import { layoutCases } from './layout.ts'
import { mapCases } from './map.ts'
import { pageCases } from './pages.ts'
import { withoutCases } from './without.ts'

/** All cases, in the order in which they run. */
export const cases: readonly Case[] = [...mapCases, ...layoutCases, ...pageCases, ...withoutCases]
