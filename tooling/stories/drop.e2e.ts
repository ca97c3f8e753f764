import { basename } from 'node:path'
import { expect, test } from './kit/fixtures.ts'
import { showControl } from './kit/open-control.ts'

const FILES = [import.meta.filename, import.meta.filename.replace('drop.', 'keyboard.')]

test('files dragged from outside: the field shows that it takes them, and a drop lists them', async ({
  kit,
}) => {
  await showControl(kit, { place: 'fields/file-drop/file-drop', story: 'Listed' })
  const field = kit.getByLabel('Документы', { exact: true })
  const box = await field.boundingBox()
  if (!box) throw new Error('the field is not in the page')
  const session = await kit.context().newCDPSession(kit)
  const above = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  const drag = (type: 'dragEnter' | 'dragOver' | 'drop', place = above) =>
    session.send('Input.dispatchDragEvent', {
      type,
      ...place,
      data: { items: [], files: FILES, dragOperationsMask: 1 },
    })
  const taking = kit.locator('[data-over]')

  await drag('dragEnter')
  await drag('dragOver')
  await expect(taking).toBeVisible()
  await drag('dragOver', { x: above.x, y: box.y + box.height + 100 })
  await expect(taking).toHaveCount(0)

  await drag('dragOver')
  await expect(taking).toBeVisible()
  await drag('drop')
  await expect(taking).toHaveCount(0)
  for (const file of FILES)
    await expect(kit.getByRole('listitem').filter({ hasText: basename(file) })).toBeVisible()
})
