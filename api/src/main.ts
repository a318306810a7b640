import { createApp } from './create-app.ts';
import { readSettings } from './platform/config/settings.ts';
import { migrate } from './platform/database/migrate.ts';

const settings = readSettings(process.env);
const databaseUrl = settings.databaseUrl ?? '';
await migrate(databaseUrl);
const app = await createApp(settings, databaseUrl);
await app.listen(settings.port, settings.host);
