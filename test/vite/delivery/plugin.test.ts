import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import type { Table } from '../../../src/table/table'
import { delivery } from '../../../src/vite/delivery/plugin'
import { drawnPicture } from '../../../src/vite/pictures/sitePicture'
import * as realm from '../../helpers/realm'

it('a build runs no script of a folder that others can write to, and leaves none if it fails', async () => {
  const { buildApp } = delivery(realm as unknown as Table, drawnPicture, async () => [])
  const environment = { config: { root: join(import.meta.dirname, '../../..'), build: { outDir: '' } } }
  const rights: number[] = []
  const build = async ({ config }: typeof environment) => {
    rights.push(statSync(config.build.outDir).mode & 0o777)
    throw new Error('That is enough.')
  }
  const environments = { client: environment, ssr: environment }
  const run = buildApp as unknown as (builder: object) => Promise<void>
  await expect(run({ environments, build })).rejects.toThrow('That is enough.')
  expect([rights, existsSync(environment.config.build.outDir)]).toEqual([[0o700], false])
})
