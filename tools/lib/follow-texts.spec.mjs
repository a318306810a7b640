import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { followTexts } from './follow-texts.mjs';

test(
  'a text that is saved begins the API anew under npm run dev',
  { timeout: 60_000 },
  async () => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'five-arena-texts-'));
    const program = path.join(folder, 'main.js');
    fs.mkdirSync(path.join(folder, 'locales/ar'), { recursive: true });
    fs.writeFileSync(program, '');
    fs.utimesSync(program, 0, 0);
    const watch = followTexts(path.join(folder, 'locales'), program);
    try {
      for (let text = 0; fs.statSync(program).mtimeMs === 0; text += 1, await sleep(50))
        fs.writeFileSync(path.join(folder, 'locales/ar/errors.json'), `{"NOT_FOUND":"${text}"}`);
    } finally {
      watch.close();
      fs.rmSync(folder, { recursive: true, force: true });
    }
  },
);
