<?php
/** Loads the WordPress of a test; `kulla_input()` and `kulla_answer()` are the two directions of its JSON. */

[ , $root ] = $argv;
$_SERVER['HTTP_HOST']      = getenv( 'HTTP_HOST' );
$_SERVER['REQUEST_METHOD'] = 'GET';
$_SERVER['REQUEST_URI']    = '/';
$_SERVER['REMOTE_ADDR']    = '192.0.2.1';

function kulla_input(): array {
	return json_decode( stream_get_contents( STDIN ), true );
}

function kulla_answer( array $answer ): void {
	echo "\n" . json_encode( (object) $answer );
}

require "$root/wp-load.php";
