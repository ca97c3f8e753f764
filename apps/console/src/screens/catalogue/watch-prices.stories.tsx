import { admin, watches } from '@proverka/api/calls'
import { replies } from '@proverka/screens/stories/fake-server.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as screenOf, userEvent, waitFor, within } from 'storybook/test'
import { inSituation, screenStories } from '../../stories/screen-story.tsx'
import * as screen from './catalogue-screen.tsx'

const meta = {
  title: 'Консоль/Каталог, слежение',
  ...screenStories(screen),
  parameters: {
    layout: 'fullscreen',
    guide: {
      use: 'Сколько стоит срок слежения: новая цена — для тех, кто платит после нее.',
      avoid: 'Цены отчетов меняет вкладка «Товары»: от них зависят комплекты и тарифы.',
    },
  },
} satisfies Meta

export default meta

type Story = StoryObj<typeof meta>

export const Watches: Story = {
  name: 'Слежение: цена срока меняется в окне',
  tags: ['!dev', '!autodocs'],
  parameters: inSituation({
    path: '/catalogue?part=watches',
    answers: [
      replies(admin.getCatalogue, { products: [], tariffs: [] }),
      replies(watches.getWatchOffer, {
        kinds: [
          {
            kind: 'object',
            title: 'Объект',
            is_sold: true,
            notices: [],
            misses: [],
            misses_note: '',
            terms: [
              { months: 1, price: 29 },
              { months: 12, price: 290 },
            ],
          },
        ],
      }),
      replies(admin.updateWatchPrice, { kind: 'object', months: 1, price: 39 }),
    ],
  }),
  play: async ({ canvas }) => {
    await canvas.findByText(/^1\sмесяц$/)
    await userEvent.keyboard('j{Enter}')
    const dialog = within(await screenOf.findByRole('dialog'))
    const field = dialog.getByLabelText('Цена')
    await expect(dialog.getByRole('button', { name: /Назначить 29/ })).toBeDisabled()
    await waitFor(() => expect(field).toHaveFocus())
    await userEvent.clear(field)
    await userEvent.type(field, '39')
    await userEvent.click(dialog.getByRole('button', { name: /Назначить 39/ }))
    await waitFor(() => expect(screenOf.queryByRole('dialog')).toBeNull())
  },
}
