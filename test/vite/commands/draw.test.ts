import { expect, it } from 'vitest'
import command from '../../../src/vite/commands/draw'

it.each([
  '--tri 9',
  '9',
  '--try 0',
  '--try 25',
  '--try -1',
  '--try 1.5',
  '--try heron h@n',
  '--steps h@n',
  '--steps heron a b',
])('npm run draw -- %s says what it can draw', async (args) => {
  const says = `"${args}" is nothing to draw. Write nothing after npm run draw, or one of: -- --try 9 (1 to 24), `
  await expect(command.run(args.split(' '))).rejects.toThrow(says)
})
