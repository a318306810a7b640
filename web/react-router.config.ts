import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src/app',
  ssr: false,
  // Prerenders every page without a path parameter, once per language. The server uses
  // `__spa-fallback.html` for pages with a parameter.
  prerender: ({ getStaticPaths }) => getStaticPaths(),
  future: {
    v8_middleware: true,
    v8_passThroughRequests: true,
    v8_splitRouteModules: true,
    v8_trailingSlashAwareDataRequests: true,
    v8_viteEnvironmentApi: true,
  },
} satisfies Config;
