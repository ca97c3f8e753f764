import '@proverka/ui/theme'
import '@proverka/ui/theme/plain'
import type { Preview } from '@storybook/react-vite'
import { inThemesOf } from './all-themes.ts'
import { DocsFrame } from './docs/docs-frame.tsx'
import { DocsPage } from './docs/docs-page.tsx'
import { expectDialogsStay, watchDialogs } from './open-dialogs.ts'
import { withPageBehind } from './page-behind.tsx'
import { inRussian } from './property-words.ts'
import { expectNoReactWarnings, hearReactWarnings } from './react-warnings.ts'
import { setTheme } from './set-theme.ts'
import { expectNoSideScroll } from './side-scroll.ts'
import { configure } from 'storybook/test'

// A page's parts come by calls and by code of their own: on a busy machine a second is too short for both.
configure({ asyncUtilTimeout: 30_000 })

/**
 * The ordinary run plays the stories as they show; `npm run test:all` (`STORY_CHECKS=all`) and the Storybook itself hold
 * both checkers of accessibility against them, too.
 */
const isChecked = import.meta.env.MODE !== 'test' || import.meta.env.STORY_CHECKS

const preview: Preview = {
  tags: ['test', 'autodocs'],
  argTypesEnhancers: [inRussian],
  parameters: {
    // A checked run holds axe against each story as it shows, and the sniffer against changed ones in all four themes;
    // `tooling/stories` looks at all of them in all themes.
    // What passed is named by its rule alone: with each node of it the results of a run were 128 MB.
    a11y: { test: isChecked ? 'error' : 'off', options: { resultTypes: ['violations', 'incomplete'] } },
    controls: { expanded: true },
    docs: { container: DocsFrame, page: DocsPage, lang: 'ru' },
    htmlLang: 'ru',
    layout: 'padded',
    options: {
      storySort: {
        order: [
          'Основы',
          ['Начало', 'Правила слова', 'Токены', 'Иконки', 'Заголовки', '*', 'Журнал'],
          'Части',
          'Каркас',
          'Отчет',
          'Заказ',
          'Графики',
          'Поля',
          'Формы',
          'Диалоги',
          'Экраны',
          'Письма',
        ],
      },
    },
    viewport: {
      options: {
        phone: { name: 'Телефон, 390', styles: { width: '390px', height: '844px' } },
        tablet: { name: 'Планшет, 768', styles: { width: '768px', height: '1024px' } },
        desktop: { name: 'Компьютер, 1440', styles: { width: '1440px', height: '900px' } },
      },
    },
  },
  globalTypes: {
    brand: {
      name: 'Бренд',
      toolbar: {
        icon: 'paintbrush',
        dynamicTitle: true,
        items: [
          { value: 'realty', title: 'Недвижимость' },
          { value: 'fiz', title: 'Физлица' },
          // Black and white alone: what is told by colour only is not told here.
          { value: 'plain', title: 'Проверка без цвета' },
        ],
      },
    },
    scheme: {
      name: 'Тема',
      toolbar: {
        icon: 'mirror',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Светлая' },
          { value: 'dark', title: 'Темная' },
        ],
      },
    },
    behind: {
      name: 'Под окном',
      toolbar: {
        icon: 'browser',
        dynamicTitle: true,
        items: [
          { value: 'page', title: 'Страница сайта' },
          { value: 'none', title: 'Пусто' },
        ],
      },
    },
  },
  beforeEach: () => {
    const stops = [hearReactWarnings(), watchDialogs()]
    return () => {
      for (const stop of stops) stop()
    }
  },
  afterEach: async ({ globals, parameters, tags, viewMode }) => {
    expectNoReactWarnings()
    expectDialogsStay(tags)
    // A window of documentation is not the screen of a phone.
    if (globals['viewport']?.value === 'phone' && viewMode !== 'docs') expectNoSideScroll()
    if (import.meta.env.MODE === 'test' && isChecked) {
      const { expectNoSnifferErrors } = await import('./code-sniffer.ts')
      await inThemesOf(parameters['fileName'], globals, expectNoSnifferErrors)
    }
  },
  initialGlobals: { brand: 'realty', scheme: 'light', behind: 'page' },
  decorators: [
    withPageBehind,
    (Story, { globals, parameters, viewMode }) => {
      // A page of documentation holds many stories: its frame sets the theme once for all of them.
      if (viewMode !== 'docs') {
        setTheme(globals)
        document.body.dataset['ground'] = parameters['ground'] === 'grey' ? 'grey' : 'paper'
        // The margin of a page: what runs from edge to edge on a phone counts on it.
        document.body.style.padding = parameters['layout'] === 'fullscreen' ? '0' : '20px'
      }
      return Story()
    },
  ],
}

export default preview
