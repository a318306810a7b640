import { runAdmin } from '../../src/commands/admin.ts';
import type { Environment } from '../../src/platform/config/settings.ts';

/** Exit code and output of a command. */
export interface Ended {
  code: number;
  stdout: string;
  stderr: string;
}

/**
 * Runs `npm run admin` in this process, because a new process takes a second to load the
 * application. `admin-command.spec.ts` also runs the command in a process of its own.
 */
export async function adminCommand(args: string[], env: Environment): Promise<Ended> {
  const [out, err] = [captured(process.stdout), captured(process.stderr)];
  try {
    const code = await runAdmin(args, { LOG_LEVEL: 'silent', ...env });
    return { code, stdout: out.text(), stderr: err.text() };
  } finally {
    out.end();
    err.end();
  }
}

/** Collects what is written to the stream, in place of writing it. */
function captured(stream: NodeJS.WriteStream): { text(): string; end(): void } {
  const write = stream.write.bind(stream);
  let text = '';
  stream.write = (chunk: string | Uint8Array) => {
    text += chunk.toString();
    return true;
  };
  return { text: () => text, end: () => void (stream.write = write) };
}
