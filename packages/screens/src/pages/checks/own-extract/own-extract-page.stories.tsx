import { routeByName } from '@proverka/domain/navigation'
import { locateExtract } from '@proverka/egrn'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { store } from '../../../runtime/state/store.ts'
import { inSituation, pageStories } from '../../../stories/page-story.tsx'
import { NOTHING_OPEN } from './opened-files.ts'
import type { OpenedFiles } from './opened-files.ts'
import { openedAtom } from './opened-store.ts'
import * as page from './own-extract-page.tsx'
import { createReadingStore } from './reading/reading-store.ts'
import { gostSignatures } from './reading/signatures.ts'
import sampleXml from './sample/extract_about_property_room.xml?raw'
import sampleSignature from './sample/extract_about_property_room.xml.sig?raw'

/** The sample as the worker would have read it. */
function sampleOpened(): OpenedFiles {
  const bytes = new TextEncoder().encode(sampleXml)
  const reading = createReadingStore().add(locateExtract(bytes), {
    fileName: 'extract_about_property_room.xml',
    readAt: '2026-11-21T08:00:00.000Z',
    signature: gostSignatures.check(bytes, new TextEncoder().encode(sampleSignature), () => undefined),
    isSample: true,
  })
  return { files: [], readings: [{ ...reading, file: 0 }] }
}

const PATH = `${routeByName('otchet-na-osnove-vypiski-iz-egrn').path}/`
const situation = inSituation({ path: PATH, before: () => store.set(openedAtom, NOTHING_OPEN) })

const meta = {
  ...pageStories(page),
  title: 'Экраны/Своя выписка ЕГРН',
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    ...situation,
    guide: {
      use: 'Файл читает браузер: у каждой строки отчета стоит ее место в файле.',
      avoid: 'Купленный отчет открывается на своей странице: у него нет файла на устройстве.',
    },
  },
} satisfies Meta

export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = { name: 'Без файла' }
export const Sample: Story = {
  name: 'Отчет: подпись, вывод, места в файле',
  parameters: inSituation({ path: PATH, before: () => store.set(openedAtom, sampleOpened()) }),
  play: async ({ canvas }) => {
    const report = await canvas.findByRole('article')
    await expect(within(report).getByText('Подпись математически верна')).toBeVisible()
    await expect(within(report).getByRole('heading', { name: /^Объект в\sипотеке$/ })).toBeVisible()
    const place = within(report).getByText(/^restrict_records/)
    await userEvent.click(place)
    await expect(within(report).getByText(/^<restrict_record>/)).toBeVisible()
  },
}
export const Refused: Story = {
  name: 'Отказы: PDF и чужой XML',
  parameters: inSituation({
    path: PATH,
    before: () =>
      store.set(openedAtom, {
        readings: [],
        files: (['pdf', 'other-schema'] as const).map((code, index) => ({
          key: -1 - index,
          name: ['выписка.pdf', 'план.xml'][index] ?? '',
          size: 100,
          state: 'done' as const,
          share: 1,
          refusals: [{ code }],
        })),
      }),
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/Это PDF, а\sнужен XML/)
    await expect(canvas.getByRole('alert')).toHaveTextContent(/Это XML, но не\sвыписка/)
  },
}
export const Reading: Story = {
  name: 'Чтение и остановка',
  parameters: inSituation({
    path: PATH,
    before: () =>
      store.set(openedAtom, {
        readings: [],
        files: [
          { key: -1, name: 'дом.xml', size: 41_943_040, state: 'reading', share: 0.42, refusals: [] },
          { key: -2, name: 'участок.zip', size: 348_000, state: 'waiting', share: 0, refusals: [] },
        ],
      }),
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Чтение: дом.xml' })).toHaveValue(42)
    await userEvent.click(canvas.getByRole('button', { name: 'Остановить' }))
    await expect(canvas.getByText('Чтение остановлено: дом.xml, участок.zip')).toBeVisible()
  },
}
export const Phone: Story = { name: 'Телефон', globals: { viewport: { value: 'phone' } } }
