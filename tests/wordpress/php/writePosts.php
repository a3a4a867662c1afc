<?php
/** Writes posts as an administrator, by title; chooses a theme, and what its sidebar has. */

require __DIR__ . '/load.php';

[ 'posts' => $posts, 'theme' => $theme, 'olderTheme' => $older, 'widget' => $widget ] = kulla_input();
wp_set_current_user( get_user_by( 'login', 'administrator' )->ID );
switch_theme( $theme );
update_option( 'kulla_older_theme', $older );
update_option( 'widget_block', [ 2 => [ 'content' => $widget ], '_multiwidget' => 1 ] );
update_option( 'sidebars_widgets', [ 'sidebar-1' => $widget === '' ? [] : [ 'block-2' ], 'array_version' => 3 ] );
$ids = [];
foreach ( $posts as $title => $content )
	$ids[ $title ] = wp_insert_post( wp_slash( [ 'post_type' => 'post', 'post_status' => 'publish', 'post_title' => $title, 'post_content' => $content ] ) );
kulla_answer( [ 'theme' => get_stylesheet(), 'ids' => $ids ] );
