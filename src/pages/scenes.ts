/** What the pictures of places show, for screen readers, by their landmarks. */
import type { LandmarkName } from '../site/landmark'

export const SCENES: Readonly<Record<LandmarkName, string>> = {
  forge: 'A clockwork tower beside a smithy with smoking chimneys',
  runes: 'A ring of standing stones around a crystal',
  keep: 'A castle high on a crag',
  athenaeum: 'A library with pointed towers and a telescope',
  harbour: 'A tower with ravens over a harbour',
  hall: 'A hall with a red roof between two towers',
  village: 'A village',
}
