import { expect, it } from 'vitest'
import { initialsOf, initialsRules } from '../../src/vite/initials'

it.each([
  { of: 'places with the same mark', names: ['Ärger', 'Öfter gefragt'], initials: ['Ä', 'Ö'] },
  { of: 'a place with a mark of its own', names: ['Projects', 'Ärger'], initials: ['', ''] },
  { of: 'names whose first words begin alike', names: ['Open Source', 'Open Data'], initials: ['OS', 'OD'] },
  { of: 'a word beside two with its letter', names: ['Press', 'Pop Songs'], initials: ['P', 'PS'] },
  { of: 'names that differ in a later letter', names: ['Press', 'Poems', 'Prose'], initials: ['Pre', 'Po', 'Pro'] },
  { of: 'names that are nearly the same', names: ['Garden 1', 'Garden 1b'], initials: ['Gar', 'Gar'] },
  { of: 'letters of several characters', names: ['E\u0301tudes', '🏴‍☠️ Ships'], initials: ['E\u0301', '🏴‍☠️'] },
  { of: 'names that begin with an article', names: ['المعرض', 'الورشة'], initials: ['الم', 'الو'] },
])('the initials of $of', ({ names, initials }) => {
  expect(initialsOf(names.map((name) => ({ name })))).toEqual(initials)
})

it('are in place of marks on signposts without names, and nowhere else', () => {
  const rules = initialsRules(['', 'Ä"'])
  expect(rules).toContain('[data-nameless]:nth-child(2) svg { display: none }')
  expect(rules).toContain('[data-nameless]:nth-child(2) span::before { content: "Ä\\""')
  expect(rules).not.toContain(':nth-child(1)')
  expect(initialsRules(['', ''])).toBe('')
})
